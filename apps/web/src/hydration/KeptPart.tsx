import { Component, type ReactNode, type RefObject } from 'react';

interface KeptPartProps {
  children: ReactNode;
  /** The element that the server's HTML of the part is in. */
  place: RefObject<HTMLElement | null>;
  onFailed: () => void;
}

/**
 * Keeps the server's HTML of a part whose script does not arrive or fails. A part that was never rendered on the server has
 * none: there the error goes on to the page around it.
 */
export class KeptPart extends Component<KeptPartProps, { error?: { cause: unknown } }> {
  override state: { error?: { cause: unknown } } = {};
  private html: Node[] | undefined;

  static getDerivedStateFromError(cause: unknown) {
    return { error: { cause } };
  }

  override componentDidCatch(): void {
    this.props.onFailed();
  }

  private readonly fill = (element: HTMLElement | null) => element?.replaceChildren(...(this.html ?? []));

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    // React has not removed it yet
    this.html ??= [...(this.props.place.current?.childNodes ?? [])].map((node) => node.cloneNode(true));
    if (this.html.length === 0) throw error.cause;
    return <div ref={this.fill} style={{ display: 'contents' }} />;
  }
}
