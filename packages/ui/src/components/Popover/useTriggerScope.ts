import { useRef, useState } from 'react';

/** The part of the page that a panel belongs to. */
export interface TriggerScope {
  dir: 'ltr' | 'rtl';
  /** Where the panel is rendered; the body by default. */
  container: HTMLElement | undefined;
}

/** Elements that change the look or the direction of what is in them. A modal `<dialog>` covers everything outside. */
const SCOPES = 'dialog, [data-brand], [data-theme], [dir]';

function scopeOf(trigger: Element): TriggerScope {
  const nearest = trigger.closest<HTMLElement>(SCOPES);
  return {
    dir: getComputedStyle(trigger).direction === 'rtl' ? 'rtl' : 'ltr',
    container: nearest && nearest !== document.documentElement ? nearest : undefined,
  };
}

/**
 * State of a panel that opens beside its trigger. The panel is rendered outside of its parents, so that none of them
 * cuts it off; its brand, theme and direction are still those of the trigger.
 */
export function useTriggerScope() {
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [scope, setScope] = useState<TriggerScope>({ dir: 'ltr', container: undefined });
  const onOpenChange = (next: boolean) => {
    if (next && trigger.current) setScope(scopeOf(trigger.current));
    setOpen(next);
  };
  return { trigger, scope, root: { open, onOpenChange } };
}
