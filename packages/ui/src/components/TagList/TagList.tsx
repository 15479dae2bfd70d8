import { useEffect, useRef } from 'react';
import { fillTemplate, type TextTemplate } from '../../format/fillTemplate.ts';
import { list, place } from '../Tag/Tag.css.ts';
import { Tag, type TagProps } from '../Tag/Tag.tsx';

export interface ListedTag extends Pick<TagProps, 'icon' | 'tone'> {
  id: string;
  label: string;
}

export interface TagListProps {
  /** What the tags are, for screen readers: "Filters" */
  label: string;
  /** The tags in their order. */
  tags: readonly ListedTag[];
  /** Gets the id of the tag that goes. The caller removes it from `tags`. */
  onRemove: (id: string) => void;
  /** Name of a remove button: "Remove {tag}" */
  removeLabel: TextTemplate<[tag: string]>;
  /** No tag can be removed now. */
  disabled?: boolean;
}

/** Tags in rows. When one goes, the focus moves to the next one, then to the one before, then to the list. */
export function TagList({ label, tags, onRemove, removeLabel, disabled }: TagListProps) {
  const { list: ref, remove } = useFocusAfterRemoval(tags.length, onRemove);
  return (
    <ul ref={ref} aria-label={label} tabIndex={-1} className={list}>
      {tags.map(({ id, label: name, ...look }, index) => (
        <li key={id} className={place}>
          <Tag
            {...look}
            onRemove={() => remove(id, index)}
            removeLabel={fillTemplate(removeLabel, ['tag'], name)}
            disabled={disabled}
          >
            {name}
          </Tag>
        </li>
      ))}
    </ul>
  );
}

/** The pressed button goes with its tag: without this, the focus would be lost. */
function useFocusAfterRemoval(count: number, onRemove: (id: string) => void) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<{ index: number; count: number }>(null);
  useEffect(() => {
    if (!removed.current || count >= removed.current.count) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(removed.current.index, buttons.length - 1)] ?? list.current;
    next?.focus();
    removed.current = null;
  }, [count]);
  const remove = (id: string, index: number) => {
    removed.current = { index, count };
    onRemove(id);
  };
  return { list, remove };
}
