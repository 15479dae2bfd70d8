import { Row } from '@potli/ui/Layout';
import { Link } from '@potli/ui/Link';
import { Text } from '@potli/ui/Text';
import { TextButton } from '@potli/ui/TextButton';
import { useToast } from '@potli/ui/Toast';
import { useApp } from '../../app/App.tsx';
import { saveFile } from '../../lib/csv/saveFile.ts';
import { fetchPrivateFile, isOwnFile } from '../uploads/privateFile.ts';

/**
 * The files of a claim. Those of the API host are private: they are fetched with the session and saved, never shown under
 * this site's own name. Those of another host are plain links without the session.
 */
export function ClaimFiles({ links }: { links: readonly string[] }) {
  const { session, site } = useApp();
  const toast = useToast();
  const save = async (link: string, name: string) => {
    try {
      const file = await fetchPrivateFile(link, session);
      saveFile(name, file.type, file);
    } catch {
      toast.error('The file could not be opened. Please try again.');
    }
  };
  return (
    <Row gap="l" wrap>
      <Text as="span" variant="label">
        Files
      </Text>
      {links.map((link, index) => {
        const ending = endingOf(link);
        const name = ending ? `File ${index + 1} (${ending.toUpperCase()})` : `File ${index + 1}`;
        if (isOwnFile(link, site.apiHost, window.location.href)) {
          const saveAs = ending ? `claim-file-${index + 1}.${ending}` : `claim-file-${index + 1}`;
          return <TextButton key={link} onClick={() => void save(link, saveAs)}>{`Save ${name}`}</TextButton>;
        }
        return (
          <Link key={link} href={/^https?:/.test(link) ? link : '#'} target="_blank" rel="noreferrer">
            {name}
          </Link>
        );
      })}
    </Row>
  );
}

/** "pdf", by the ending of the address. */
function endingOf(link: string): string | undefined {
  return /\.(\w{2,4})(?:\?|$)/.exec(link)?.[1];
}
