import { CopyIconButton } from '@potli/ui/components/CopyButton/CopyIconButton';
import { Row } from '@potli/ui/components/Layout/Row';
import { Link } from '@potli/ui/components/Link/Link';
import { useCopyMessages } from '../../../lib/useCopyMessages.ts';
import type { LinkRow } from './useLinkRows.ts';

/** A share link to open in a new tab, or to copy. */
export function ShareAddress({ href, name, urlHash }: Pick<LinkRow, 'href' | 'name' | 'urlHash'>) {
  const messages = useCopyMessages();
  return (
    <Row gap="s">
      <Link href={href} target="_blank" rel="noopener noreferrer">
        {`…/custom-link/${urlHash}`}
      </Link>
      <CopyIconButton text={href} label={`Copy share link of ${name}`} messages={messages} />
    </Row>
  );
}
