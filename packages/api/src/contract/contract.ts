import * as bankDetails from './bankDetails.ts';
import * as categories from './categories.ts';
import * as clicks from './clicks.ts';
import * as creditCards from './creditCards.ts';
import * as customLinks from './customLinks.ts';
import * as dashboardContent from './dashboardContent.ts';
import * as disputes from './disputes.ts';
import * as emailVerification from './emailVerification.ts';
import * as giftCardOrders from './giftCardOrders.ts';
import * as giftCards from './giftCards.ts';
import * as health from './health.ts';
import * as home from './home.ts';
import * as identity from './identity.ts';
import * as nameLists from './nameLists.ts';
import * as offers from './offers.ts';
import * as payouts from './payouts.ts';
import * as profile from './profile.ts';
import * as redirects from './redirects.ts';
import * as referrals from './referrals.ts';
import * as session from './session.ts';
import * as stores from './stores.ts';
import * as transactions from './transactions.ts';
import * as uploads from './uploads.ts';
import * as wallet from './wallet.ts';

/** Every call that this project's host serves. Server bindings and mock handlers are typed over its keys. */
export const contract = {
  listStores: stores.listStores,
  searchStores: stores.searchStores,
  getStoreBySlug: stores.getStoreBySlug,
  getStoreById: stores.getStoreById,
  listCategories: categories.listCategories,
  getCategoryBySlug: categories.getCategoryBySlug,
  listBanners: home.listBanners,
  listAllBanners: home.listAllBanners,
  listHomeSections: home.listHomeSections,
  listSectionCards: home.listSectionCards,
  listFlashDeals: offers.listFlashDeals,
  getFlashDealBySlug: offers.getFlashDealBySlug,
  listOffers: offers.listOffers,
  listCreditCards: creditCards.listCreditCards,
  searchCreditCards: creditCards.searchCreditCards,
  getCreditCardBySlug: creditCards.getCreditCardBySlug,
  getCreditCardById: creditCards.getCreditCardById,
  listGiftCards: giftCards.listGiftCards,
  searchGiftCards: giftCards.searchGiftCards,
  getGiftCardBySlug: giftCards.getGiftCardBySlug,
  getGiftCardById: giftCards.getGiftCardById,
  checkUser: identity.checkUser,
  login: identity.login,
  signup: identity.signup,
  refreshAccessToken: session.refreshAccessToken,
  postRefreshAccessToken: session.postRefreshAccessToken,
  isLoggedIn: session.isLoggedIn,
  logout: session.logout,
  forgetPassword: identity.forgetPassword,
  postForgetPassword: identity.postForgetPassword,
  resetPassword: identity.resetPassword,
  verifyEmail: emailVerification.verifyEmail,
  sendVerification: emailVerification.sendVerification,
  createClick: clicks.createClick,
  listMyClicks: clicks.listMyClicks,
  generateCustomLink: customLinks.generateCustomLink,
  followCustomLink: customLinks.followCustomLink,
  checkRedirect: redirects.checkRedirect,
  listMyCustomLinks: customLinks.listMyCustomLinks,
  getCurrentUser: profile.getCurrentUser,
  createUser: profile.createUser,
  updateUser: profile.updateUser,
  getRole: profile.getRole,
  getBankDetails: bankDetails.getBankDetails,
  createBankDetails: bankDetails.createBankDetails,
  updateBankDetails: bankDetails.updateBankDetails,
  stopBankChange: bankDetails.stopBankChange,
  getMyWallet: wallet.getMyWallet,
  getMyCashback: wallet.getMyCashback,
  checkLedger: wallet.checkLedger,
  listMyTransactions: transactions.listMyTransactions,
  getOrderStory: transactions.getOrderStory,
  listMyPayouts: payouts.listMyPayouts,
  listReferredPeople: referrals.listReferredPeople,
  listGiftCardOrders: giftCardOrders.listGiftCardOrders,
  getUserDashboard: dashboardContent.getUserDashboard,
  saveUserDashboard: dashboardContent.saveUserDashboard,
  addFaqs: dashboardContent.addFaqs,
  addVideos: dashboardContent.addVideos,
  listFaqs: dashboardContent.listFaqs,
  createDispute: disputes.createDispute,
  listMyDisputes: disputes.listMyDisputes,
  getUploadTicket: uploads.getUploadTicket,
  listStoreNames: nameLists.listStoreNames,
  listCreditCardNames: nameLists.listCreditCardNames,
  listFlashDealNames: nameLists.listFlashDealNames,
  live: health.live,
  ready: health.ready,
};

export type Contract = typeof contract;
export type EndpointName = keyof Contract;
