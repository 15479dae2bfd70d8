import { isIfsc } from '@potli/api/contract/bankDetails';
import { useQuery } from '@tanstack/react-query';

/** The bank that a complete IFSC belongs to, once it is known. */
export function useBankName(ifscCode: string): string | undefined {
  const { data } = useQuery({
    queryKey: ['bankName', ifscCode.slice(0, 4)],
    queryFn: () => readBankName(ifscCode),
    enabled: isIfsc(ifscCode),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return isIfsc(ifscCode) ? (data ?? undefined) : undefined;
}

/**
 * The bank of an IFSC, from the published table of codes; null where the table does not list it. The table (69 kB) loads
 * with the first call.
 */
export async function readBankName(ifscCode: string): Promise<string | null> {
  const { default: names } = await import('ifsc/src/banknames.json');
  const known: Readonly<Record<string, string>> = names;
  const code = ifscCode.slice(0, 4);
  return Object.hasOwn(known, code) ? (known[code] ?? null) : null;
}
