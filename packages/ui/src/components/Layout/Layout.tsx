import type { HTMLAttributes, ReactNode } from 'react';
import {
  alignItems,
  columns as columnClasses,
  container,
  gap as gaps,
  grid,
  justifyContent,
  row,
  section,
  sections,
  split,
  splitAside,
  splitMain,
  stack,
  wideOnly,
  wraps,
} from './Layout.css.ts';

/** Props of all layout components: those of a plain element, without styling from outside. */
export interface LayoutElementProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** The element that it renders. */
  as?: 'div' | 'section' | 'article' | 'aside' | 'main' | 'nav' | 'header' | 'footer' | 'ul' | 'ol' | 'li' | 'span';
}

/** Page width: at most 1240 px, with gutters on both sides. */
export function Container({ as: Tag = 'div', ...rest }: LayoutElementProps) {
  return <Tag {...rest} className={container} />;
}

export interface GridProps extends LayoutElementProps {
  /** At full width; fewer at 1024, 600 and 480 px. `4 small`: for cards that stand in pairs on phones. */
  columns: keyof typeof columnClasses;
  /** Distance between the children, from the scale of space. */
  gap?: keyof typeof gaps;
}

/** Columns of equal width; fewer in narrow windows. */
export function Grid({ as: Tag = 'div', columns, gap = 'x2', ...rest }: GridProps) {
  return <Tag {...rest} className={`${grid} ${columnClasses[columns]} ${gaps[gap]}`} />;
}

export interface RowProps extends LayoutElementProps {
  /** Distance between the children, from the scale of space. */
  gap?: keyof typeof gaps;
  /** Position across the direction of the children. */
  align?: keyof typeof alignItems;
  /** Position along the row; `between` moves the last one to the end. */
  justify?: keyof typeof justifyContent;
  /** Lets children move to a second row where it is narrow. */
  wrap?: boolean;
}

/** Children side by side. */
export function Row({ as: Tag = 'div', gap = 'l', align = 'center', justify = 'start', wrap, ...rest }: RowProps) {
  const classes = [row, gaps[gap], alignItems[align], justifyContent[justify], wrap && wraps];
  return <Tag {...rest} className={classes.filter(Boolean).join(' ')} />;
}

export interface SectionProps extends Omit<LayoutElementProps, 'as'> {
  /** `page`: distance between sections of a page; `band`: padding inside a Band. */
  spacing?: keyof typeof section;
}

/** A section of a page, with the standard distance to the next one. */
export function Section({ spacing = 'page', ...rest }: SectionProps) {
  return <section {...rest} className={section[spacing]} />;
}

export interface SectionsProps {
  /** Section elements, one below the other. */
  children: ReactNode;
  /** The ends next to a Band, which get padding. `page`: the whole page between header and footer. */
  ends?: 'both' | 'start' | 'end' | 'page';
}

/** Sections between two Bands, with the same distance to the Bands as to each other. */
export function Sections({ children, ends = 'both' }: SectionsProps) {
  return <div className={sections[ends]}>{children}</div>;
}

export interface SplitProps {
  /** The content, on the wider side. */
  children: ReactNode;
  /** 380 px beside the content; below it in windows up to 1024 px, for forms up to 1200 px. */
  aside: ReactNode;
  /** `form`: a narrower aside with advice. */
  kind?: 'page' | 'form';
}

/** Content with a sticky aside. */
export function Split({ children, aside, kind = 'page' }: SplitProps) {
  return (
    <div className={split[kind]}>
      <div className={splitMain}>{children}</div>
      <aside className={splitAside[kind]}>{aside}</aside>
    </div>
  );
}

export interface StackProps extends LayoutElementProps {
  /** Distance between the children, from the scale of space. */
  gap?: keyof typeof gaps;
  /** Position across the direction of the children. */
  align?: keyof typeof alignItems;
}

/** Children one below the other. */
export function Stack({ as: Tag = 'div', gap = 'l', align = 'stretch', ...rest }: StackProps) {
  return <Tag {...rest} className={`${stack} ${gaps[gap]} ${alignItems[align]}`} />;
}

/** Text that is hidden at 600 px and below. */
export function WideOnly({
  children,
}: {
  /** Words that a phone can do without. */
  children: ReactNode;
}) {
  return <span className={wideOnly}>{children}</span>;
}
