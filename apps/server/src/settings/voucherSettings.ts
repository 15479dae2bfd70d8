import { isSafeUrl } from './isSafeUrl.ts';

/** Who issues vouchers that the stock has not. */
export interface VoucherSettings {
  /** Without a slash at the end. */
  url: string;
  key: string;
}

interface VoucherVariables {
  VOUCHER_API_URL?: string;
  VOUCHER_API_KEY?: string;
}

/** Reads `VOUCHER_API_URL` and `VOUCHER_API_KEY`. @returns no issuer where none is connected; also one line per fault, without the key */
export function readVouchers({ VOUCHER_API_URL: url, VOUCHER_API_KEY: key }: VoucherVariables): {
  vouchers?: VoucherSettings;
  faults: string[];
} {
  if (url === undefined && key === undefined) return { faults: [] };
  if (url === undefined) return { faults: ['VOUCHER_API_KEY: is of no use without VOUCHER_API_URL'] };
  if (key === undefined) return { faults: ['VOUCHER_API_URL: needs VOUCHER_API_KEY'] };
  return {
    vouchers: { url: url.replace(/\/+$/, ''), key },
    faults: isSafeUrl(url) ? [] : ['VOUCHER_API_URL: must be https'],
  };
}
