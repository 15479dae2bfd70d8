import * as Radix from '@radix-ui/react-popover';
import type { ReactElement, ReactNode } from 'react';
import { keepWhileComposing } from '../Field/keepWhileComposing.ts';
import { popover } from './Popover.css.ts';
import { useTriggerScope } from './useTriggerScope.ts';

export interface PopoverProps {
  /** A `Button` or `IconButton`; it gets the attributes of a button that opens something. */
  trigger: ReactElement;
  /** Name of the panel for screen readers. */
  label: string;
  /** The edge that panel and trigger have in common. */
  align?: 'start' | 'center' | 'end';
  /** The content; a function gets `close`, for a button in it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A panel beside its trigger, for a few controls or a short text. The page stays usable; Escape, a click outside and the
 * trigger close it.
 */
export function Popover({ trigger, label, align = 'start', children }: PopoverProps) {
  const { trigger: triggerRef, scope, root } = useTriggerScope();
  return (
    <Radix.Root {...root}>
      <Radix.Trigger asChild ref={triggerRef}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={scope.container}>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          onEscapeKeyDown={keepWhileComposing}
          className={popover}
        >
          {typeof children === 'function' ? children(() => root.onOpenChange(false)) : children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
