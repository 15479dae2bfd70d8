import * as z from 'zod/mini';
import { Category } from '../contract/categories.ts';
import { Click, ClickOutcome, ClickTarget, DeviceInfo } from '../contract/clicks.ts';
import { Done, ErrorEnvelope, Faq, KeyValue } from '../contract/common.ts';
import { CreditCard, CreditCardSummary } from '../contract/creditCards.ts';
import { GiftCard, GiftCardSummary } from '../contract/giftCards.ts';
import { HomeBanner, HomeSection, SectionCard } from '../contract/home.ts';
import { Gender, LoginBody, SignupBody } from '../contract/identity.ts';
import { Offer, OfferDetails } from '../contract/offers.ts';
import { RedirectVerdict } from '../contract/redirects.ts';
import { TokenPair } from '../contract/session.ts';
import { Store, StoreSummary } from '../contract/stores.ts';

const schemas: Record<string, z.ZodMiniType> = {
  Category,
  Click,
  ClickOutcome,
  ClickTarget,
  CreditCard,
  CreditCardSummary,
  DeviceInfo,
  Done,
  ErrorEnvelope,
  Faq,
  Gender,
  GiftCard,
  GiftCardSummary,
  HomeBanner,
  HomeSection,
  KeyValue,
  LoginBody,
  Offer,
  OfferDetails,
  RedirectVerdict,
  SectionCard,
  SignupBody,
  Store,
  StoreSummary,
  TokenPair,
};

/** Schemas that the OpenAPI document keeps under a name of their own instead of repeating them. */
export const namedSchemas = z.registry<{ id: string }>();

for (const [id, schema] of Object.entries(schemas)) namedSchemas.add(schema, { id });
