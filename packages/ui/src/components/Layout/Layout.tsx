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

/** What all layout components share: a plain element without styling from outside. */
export interface LayoutElementProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  as?: 'div' | 'section' | 'article' | 'aside' | 'main' | 'nav' | 'header' | 'footer' | 'ul' | 'ol' | 'li' | 'span';
}

/** Page width: at most 1240 px, with the gutter at both sides. */
export function Container({ as: Tag = 'div', ...rest }: LayoutElementProps) {
  return <Tag {...rest} className={container} />;
}

export interface GridProps extends LayoutElementProps {
  /** At full width; fewer at 1024, 600 and 480 px. */
  columns: keyof typeof columnClasses;
  gap?: keyof typeof gaps;
}

/** Equal columns that become fewer with the width. */
export function Grid({ as: Tag = 'div', columns, gap = 'x2', ...rest }: GridProps) {
  return <Tag {...rest} className={`${grid} ${columnClasses[columns]} ${gaps[gap]}`} />;
}

export interface RowProps extends LayoutElementProps {
  gap?: keyof typeof gaps;
  align?: keyof typeof alignItems;
  justify?: keyof typeof justifyContent;
  wrap?: boolean;
}

/** Children beside each other. */
export function Row({ as: Tag = 'div', gap = 'l', align = 'center', justify = 'start', wrap, ...rest }: RowProps) {
  const classes = [row, gaps[gap], alignItems[align], justifyContent[justify], wrap && wraps];
  return <Tag {...rest} className={classes.filter(Boolean).join(' ')} />;
}

export interface SectionProps extends Omit<LayoutElementProps, 'as'> {
  /** `page`: the gap between sections of a page; `band`: the breathing room inside a colour field. */
  spacing?: keyof typeof section;
}

/** A part of a page with the standard distance to its neighbours. */
export function Section({ spacing = 'page', ...rest }: SectionProps) {
  return <section {...rest} className={section[spacing]} />;
}

export interface SectionsProps {
  children: ReactNode;
  /** Which ends meet a colour field; a run that goes on elsewhere has one. `page`: header above, footer well below. */
  ends?: 'both' | 'start' | 'end' | 'page';
}

/** A run of sections between two colour fields: as far from them as the sections are from each other. */
export function Sections({ children, ends = 'both' }: SectionsProps) {
  return <div className={sections[ends]}>{children}</div>;
}

export interface SplitProps {
  children: ReactNode;
  /** 380 px beside the content; below 1024 px, of a form 1200 px, it follows the content. */
  aside: ReactNode;
  /** `form`: the aside is advice, and narrower. */
  kind?: 'page' | 'form';
}

/** Detail page: content with an aside that stays in view. */
export function Split({ children, aside, kind = 'page' }: SplitProps) {
  return (
    <div className={split[kind]}>
      <div className={splitMain}>{children}</div>
      <aside className={splitAside[kind]}>{aside}</aside>
    </div>
  );
}

export interface StackProps extends LayoutElementProps {
  gap?: keyof typeof gaps;
  align?: keyof typeof alignItems;
}

/** Children below each other. */
export function Stack({ as: Tag = 'div', gap = 'l', align = 'stretch', ...rest }: StackProps) {
  return <Tag {...rest} className={`${stack} ${gaps[gap]} ${alignItems[align]}`} />;
}

/** Words that small screens (600 px and below) do without. */
export function WideOnly({ children }: { children: ReactNode }) {
  return <span className={wideOnly}>{children}</span>;
}
