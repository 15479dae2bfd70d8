import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { rateColumns, rowColumns } from './columns.ts';

export const creditCard = pgTable('credit_card', {
  ...rowColumns,
  ...rateColumns,
  urlSlug: text('url_slug').notNull(),
  imageUrl: text('image_url').notNull(),
  /** `from` in the contract. */
  issuer: text().notNull(),
  heading: text().notNull(),
  subHeading: text('sub_heading').notNull(),
  annualFees: text('annual_fees').notNull(),
  joiningFees: text('joining_fees').notNull(),
  recommendedCreditScore: text('recommended_credit_score').notNull(),
  description: text().notNull(),
  termsAndConditions: text('terms_and_conditions').array().notNull(),
  eligibility: text().notNull(),
  welcomeOffer: text('welcome_offer').notNull(),
  baseUrl: text('base_url').notNull(),
  redirectUrl: text('redirect_url').notNull(),
  isOffline: boolean('is_offline').notNull(),
  faqs: jsonb().$type<{ question: string; answer: string }[]>().notNull(),
  aliases: text().array().notNull(),
  homeRank: integer('home_rank'),
});
