import { RotateCcw, TriangleAlert } from 'lucide';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { disc } from './ErrorState.css.ts';

export interface ErrorStateProps {
  /** What failed: "Failed to fetch clicks data" */
  title: string;
  /** What the reader can do, when it is more than to try again. */
  text?: string;
  /** "Try again" */
  retryLabel: string;
  /** Called by the button. Load again, and set `retrying`. */
  onRetry: () => void;
  /** The new try is under way: the button is busy. */
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
