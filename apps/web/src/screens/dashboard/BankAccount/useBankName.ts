import { isIfsc } from '@potli/api/contract/bankDetails';
import { useQuery } from '@tanstack/react-query';
import { readBankName } from './readBankName.ts';

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
