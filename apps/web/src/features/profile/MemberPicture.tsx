import { Avatar, type AvatarProps } from '@potli/ui/Avatar';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app/App.tsx';
import { fetchPrivateFile, isOwnFile } from '../uploads/privateFile.ts';

export interface MemberPictureProps extends Omit<AvatarProps, 'src'> {
  /** As the profile has it. */
  address: string | null;
}

/** The member's own picture. A file of the API host is private: it is fetched with the session. */
export function MemberPicture({ address, ...look }: MemberPictureProps) {
  const { session, site } = useApp();
  const isPrivate = address !== null && isOwnFile(address, site.apiHost, window.location.href);
  const { data } = useQuery({
    queryKey: ['memberPicture', address],
    queryFn: async () => toDataUrl(await fetchPrivateFile(address ?? '', session)),
    enabled: isPrivate,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return <Avatar {...look} src={isPrivate ? data : address} />;
}

/** The content security policy allows these for pictures, and no blobs. */
function toDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error('Not text.')));
    reader.onerror = () => reject(new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });
}
