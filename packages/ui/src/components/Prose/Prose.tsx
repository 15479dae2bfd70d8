import { createElement, type ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import { prose } from './Prose.css.ts';
import { type ProseNode, parseProse } from './parseProse.ts';

export interface ProseProps {
  /** HTML from the catalogue. Elements and links that are not allowed are dropped. */
  html: string;
}

/** Formatted text from the catalogue. */
export function Prose({ html }: ProseProps) {
  return <div className={prose}>{parseProse(html).map(toElement)}</div>;
}

function toElement(node: ProseNode, index: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, href, children } = node;
  if (tag === 'br') return <br key={index} />;
  if (tag !== 'a') return createElement(tag, { key: index }, ...children.map(toElement));
  return href ? (
    <Link key={index} href={href} rel="nofollow">
      {children.map(toElement)}
    </Link>
  ) : (
    children.map(toElement)
  );
}
