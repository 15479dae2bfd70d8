import * as Radix from '@radix-ui/react-dropdown-menu';
import { Check, ChevronRight, type IconNode } from 'lucide';
import { createContext, type ReactElement, type ReactNode, use, useId } from 'react';
import { Stitch } from '../../motifs/Stitch/Stitch.tsx';
import { choiceBox, choiceRing } from '../../styles/choiceMark.css.ts';
import { keepWhileComposing } from '../Field/keepWhileComposing.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { useTriggerScope } from '../Popover/useTriggerScope.ts';
import * as styles from './Menu.css.ts';
import { useOverlap } from './useOverlap.ts';

/** Px between a panel and its trigger, and between a panel and the edges of the window. */
const GAP = 8;

const ContainerContext = createContext<HTMLElement | undefined>(undefined);

export interface MenuProps {
  /** A `Button` or `IconButton`; it gets the attributes of a button that opens a menu. */
  trigger: ReactElement;
  /** The edge that menu and trigger have in common. */
  align?: 'start' | 'end';
  /** `MenuItem`, `MenuCheckboxItem`, `MenuRadioGroup`, `MenuGroup`, `MenuSub`, `MenuSeparator`. */
  children: ReactNode;
}

/**
 * Actions behind a button. Arrow keys, Home, End and first letters move between the items, Escape closes. The page
 * behind it can still be scrolled.
 */
export function Menu({ trigger, align = 'start', children }: MenuProps) {
  const { trigger: triggerRef, scope, root } = useTriggerScope();
  return (
    // modal, Radix adds a style element to lock scrolling, which our content security policy blocks
    <Radix.Root {...root} dir={scope.dir} modal={false}>
      <Radix.Trigger asChild ref={triggerRef}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={scope.container}>
        <Radix.Content
          align={align}
          sideOffset={GAP}
          collisionPadding={GAP}
          loop
          onEscapeKeyDown={keepWhileComposing}
          className={styles.menu}
        >
          <ContainerContext value={scope.container}>{children}</ContainerContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface MenuItemProps {
  /** The sign before the text. In a group, all items have one or none. */
  icon?: IconNode;
  /** Makes the item a link. */
  href?: string;
  /** Called by a click or Enter, before the menu closes. */
  onSelect?: () => void;
  /** Stays in the list, but cannot be chosen. */
  disabled?: boolean;
  /** `danger` for what cannot be undone. */
  tone?: keyof typeof styles.item;
  /** What it does, beginning with a verb. */
  children: ReactNode;
}

/** An action or a link. It closes the menu. */
export function MenuItem({ icon, href, onSelect, disabled, tone = 'neutral', children }: MenuItemProps) {
  const Anchor = useAnchor();
  const content = (
    <>
      {icon && <Icon of={icon} />}
      <span className={styles.words}>{children}</span>
    </>
  );
  return (
    <Radix.Item asChild={href !== undefined} disabled={disabled} onSelect={onSelect} className={styles.item[tone]}>
      {href === undefined ? content : <Anchor href={href}>{content}</Anchor>}
    </Radix.Item>
  );
}

export interface MenuCheckboxItemProps {
  /** Whether it is on. The caller keeps this state. */
  checked: boolean;
  /** Gets the new state. */
  onCheckedChange: (checked: boolean) => void;
  /** Stays in the list, but cannot be changed. */
  disabled?: boolean;
  /** What is on or off. */
  children: ReactNode;
}

/** An item that is on or off. The menu stays open, because several may be changed at once. */
export function MenuCheckboxItem({ checked, onCheckedChange, disabled, children }: MenuCheckboxItemProps) {
  return (
    <Radix.CheckboxItem
      checked={checked}
      onCheckedChange={onCheckedChange}
      onSelect={(event) => event.preventDefault()}
      disabled={disabled}
      className={styles.item.neutral}
    >
      <span className={choiceBox}>{checked && <Icon of={Check} size={16} />}</span>
      <span className={styles.words}>{children}</span>
    </Radix.CheckboxItem>
  );
}

export interface MenuRadioGroupProps<V extends string> {
  /** Heading of the choices. */
  label: string;
  /** Value of the chosen option. */
  value: V;
  /** The choices in their order. */
  options: readonly { value: V; label: string; disabled?: boolean }[];
  /** Gets the chosen value. */
  onChange: (value: V) => void;
}

/** One choice of several, with a heading. A choice closes the menu. */
export function MenuRadioGroup<V extends string>({ label, value, options, onChange }: MenuRadioGroupProps<V>) {
  const id = useId();
  return (
    <Radix.RadioGroup value={value} aria-labelledby={id}>
      <MenuLabel id={id}>{label}</MenuLabel>
      {options.map((option) => (
        <Radix.RadioItem
          key={option.value}
          value={option.value}
          disabled={option.disabled}
          onSelect={() => onChange(option.value)}
          className={styles.item.neutral}
        >
          <span className={choiceRing}>{option.value === value && <span className={styles.bead} />}</span>
          <span className={styles.words}>{option.label}</span>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

/** Items under a heading. */
export function MenuGroup({
  label,
  children,
}: {
  /** Heading of the items. */
  label: string;
  /** Items of any kind. */
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Radix.Group aria-labelledby={id}>
      <MenuLabel id={id}>{label}</MenuLabel>
      {children}
    </Radix.Group>
  );
}

function MenuLabel({ id, children }: { id: string; children: string }) {
  return (
    <Radix.Label id={id} className={styles.label}>
      {children}
      <Stitch />
    </Radix.Label>
  );
}

/** A line of stitches between items. */
export function MenuSeparator() {
  return (
    <Radix.Separator className={styles.divider}>
      <Stitch />
    </Radix.Separator>
  );
}

export interface MenuSubProps {
  /** The sign before the text. */
  icon?: IconNode;
  /** What the items have in common: "Share" */
  label: string;
  /** Stays in the list, but does not open. */
  disabled?: boolean;
  /** Items of any kind, but no further sub-menu. */
  children: ReactNode;
}

/** An item that opens a menu beside it; in small windows over it, because there is no space at the side. */
export function MenuSub({ icon, label, disabled, children }: MenuSubProps) {
  const container = use(ContainerContext);
  const { trigger, sideOffset, onOpenChange } = useOverlap(GAP);
  return (
    <Radix.Sub onOpenChange={onOpenChange}>
      <Radix.SubTrigger ref={trigger} disabled={disabled} className={styles.item.neutral}>
        {icon && <Icon of={icon} />}
        <span className={styles.words}>{label}</span>
        <span className={styles.arrow}>
          <Icon of={ChevronRight} size={18} mirrors />
        </span>
      </Radix.SubTrigger>
      <Radix.Portal container={container}>
        <Radix.SubContent
          sideOffset={sideOffset}
          alignOffset={-GAP}
          collisionPadding={GAP}
          loop
          onEscapeKeyDown={keepWhileComposing}
          className={styles.menu}
        >
          {children}
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  );
}
