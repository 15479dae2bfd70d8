import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, type Ref, use } from 'react';

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Address of the page it leads to. */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

function PlainAnchor(props: AnchorProps) {
  return <a {...props} />;
}

const AnchorContext = createContext<ComponentType<AnchorProps>>(PlainAnchor);

export interface LinkProviderProps {
  /** The router's link component. It takes every attribute of `<a>`, also `href` and `ref`. */
  anchor: ComponentType<AnchorProps>;
  /** The app. */
  children: ReactNode;
}

/** Makes every link of this package use the app's router. Without it, links are plain `<a>`. */
export function LinkProvider({ anchor, children }: LinkProviderProps) {
  return <AnchorContext value={anchor}>{children}</AnchorContext>;
}

/** The anchor component of the surrounding LinkProvider. */
export function useAnchor(): ComponentType<AnchorProps> {
  return use(AnchorContext);
}
