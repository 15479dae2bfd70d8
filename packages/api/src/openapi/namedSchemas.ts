import * as z from 'zod/mini';
import { BankDetails, BankWriteBody } from '../contract/bankDetails.ts';
import { Category } from '../contract/categories.ts';
import { Click, ClickOutcome, ClickTarget, DeviceInfo } from '../contract/clicks.ts';
import { Done, ErrorEnvelope, Faq, KeyValue } from '../contract/common.ts';
import { ContentType } from '../contract/contentTypes.ts';
import { CreditCard, CreditCardSummary } from '../contract/creditCards.ts';
import { FaqEntry, UserDashboard } from '../contract/dashboardContent.ts';
import { Dispute, DisputeAnswer, DisputeAnswerBody, DisputeBody } from '../contract/disputes.ts';
import { GiftCardOrder } from '../contract/giftCardOrders.ts';
import { GiftCard, GiftCardSummary } from '../contract/giftCards.ts';
import { HomeBanner, HomeSection, SectionCard } from '../contract/home.ts';
import { Gender, LoginBody, SignupBody } from '../contract/identity.ts';
import { Offer, OfferDetails } from '../contract/offers.ts';
import { CurrentUser, ProfileBody } from '../contract/profile.ts';
import { RedirectVerdict } from '../contract/redirects.ts';
import { TokenPair } from '../contract/session.ts';
import { Store, StoreSummary } from '../contract/stores.ts';
import { MyPan } from '../contract/tax.ts';

const schemas: Record<string, z.ZodMiniType> = {
  BankDetails,
  BankWriteBody,
  Category,
  Click,
  ClickOutcome,
  ClickTarget,
  ContentType,
  CreditCard,
  CreditCardSummary,
  CurrentUser,
  DeviceInfo,
  Dispute,
  DisputeAnswer,
  DisputeAnswerBody,
  DisputeBody,
  Done,
  ErrorEnvelope,
  Faq,
  FaqEntry,
  Gender,
  GiftCard,
  GiftCardOrder,
  GiftCardSummary,
  HomeBanner,
  HomeSection,
  KeyValue,
  LoginBody,
  MyPan,
  Offer,
  OfferDetails,
  ProfileBody,
  RedirectVerdict,
  SectionCard,
  SignupBody,
  Store,
  StoreSummary,
  TokenPair,
  UserDashboard,
};

/** Schemas that have a name in the OpenAPI document, so that they are not repeated. */
export const namedSchemas = z.registry<{ id: string }>();

for (const [id, schema] of Object.entries(schemas)) namedSchemas.add(schema, { id });
