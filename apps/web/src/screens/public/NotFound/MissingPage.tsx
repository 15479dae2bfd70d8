import { Button } from '@potli/ui/components/Button/Button';
import { EmptyState } from '@potli/ui/components/EmptyState/EmptyState';
import { Container } from '@potli/ui/components/Layout/Container';
import { Section } from '@potli/ui/components/Layout/Section';
import { VisuallyHidden } from '@potli/ui/components/VisuallyHidden/VisuallyHidden';
import { NotFoundArt } from './NotFoundArt.tsx';

export interface MissingPageProps {
  /** Counts; screen readers hear `announcement` once instead. */
  text: string;
  announcement: string;
  href: string;
  action?: string;
}

export function MissingPage({ text, announcement, href, action = 'Go to Home now' }: MissingPageProps) {
  return (
    <Container>
      <Section>
        <EmptyState
          level={1}
          art={<NotFoundArt />}
          title="This page has come unstitched"
          text={text}
          action={
            <Button href={href} variant="action">
              {action}
            </Button>
          }
        />
        <div role="status">
          <VisuallyHidden>{announcement}</VisuallyHidden>
        </div>
      </Section>
    </Container>
  );
}
