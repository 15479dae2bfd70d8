import { RotateCcw, TriangleAlert } from 'lucide';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { disc } from './ErrorState.css.ts';

export interface ErrorStateProps {
  title: string;
  text?: string;
  retryLabel: string;
  onRetry: () => void;
  retrying?: boolean;
}

/** A failed request, with a retry button. */
export function ErrorState({ title, text, retryLabel, onRetry, retrying }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        art={
          <span className={disc}>
            <Icon of={TriangleAlert} size={28} />
          </span>
        }
        title={title}
        text={text}
        action={
          <Button variant="outline" onClick={onRetry} busy={retrying}>
            <Icon of={RotateCcw} />
            {retryLabel}
          </Button>
        }
      />
    </div>
  );
}
