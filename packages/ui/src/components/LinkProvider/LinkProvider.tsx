import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, type Ref, use } from 'react';

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

function PlainAnchor(props: AnchorProps) {
  return <a {...props} />;
}

const AnchorContext = createContext<ComponentType<AnchorProps>>(PlainAnchor);

export interface LinkProviderProps {
  /** The router's link; takes every attribute of `<a>`, `href` and `ref` included. */
  anchor: ComponentType<AnchorProps>;
  children: ReactNode;
}

/** Lets the app render every link of this package through its router. Without it, links are plain `<a>`. */
export function LinkProvider({ anchor, children }: LinkProviderProps) {
  return <AnchorContext value={anchor}>{children}</AnchorContext>;
}

/** The anchor component of the surrounding LinkProvider. */
export function useAnchor(): ComponentType<AnchorProps> {
  return use(AnchorContext);
}
