import { Component, type ReactNode } from 'react';
import { releaseClicks } from './releaseClicks.ts';

interface Kept {
  page: Node;
  top: number;
}

/** Of the first error: at further ones the document is empty. */
let kept: Kept | undefined;

/**
 * Keeps the page of the server where hydration fails: React would remove it. It stays as a page without scripts, readable,
 * with its links and forms (docs/decisions/063-browser-baseline.md). It stands around the whole page.
 */
export class KeptPage extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  /** React calls it before it changes the document. */
  static getDerivedStateFromError() {
    kept ??= { page: document.documentElement.cloneNode(true), top: scrollY };
    return { failed: true };
  }

  /** The document is empty now. Copies of scripts do not run again. */
  override componentDidCatch(): void {
    if (!kept || kept.page.isConnected) return;
    document.replaceChild(kept.page, document.documentElement);
    scrollTo(0, kept.top);
    releaseClicks();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
