export { brokenPromises, fillRates, promisesOf } from './rateTexts.ts';
export {
  bestRate,
  byReward,
  headline,
  liveRates,
  rateTable,
  rateText,
  type ShownRate,
  topCashbacks,
} from './ShownRate.ts';
