import { Search } from 'lucide';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { fillTemplate, type TextTemplate } from '../../format/fillTemplate.ts';
import { affix, box, control } from '../Field/Field.css.ts';
import { unlessComposing } from '../Field/unlessComposing.ts';
import { Icon } from '../Icon/Icon.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { type Command, type CommandGroup, matchingGroups } from './Command.ts';
import * as styles from './CommandMenu.css.ts';
import { CommandOption } from './CommandOption.tsx';

export interface CommandListProps {
  /** All commands. The list shows those that have every typed word. */
  groups: readonly CommandGroup[];
  /** Shown while nothing is typed: "Type a command or a store" */
  placeholder?: string;
  /** Shows when nothing has the typed words. */
  emptyText: string;
  /** Read to screen readers when the list changes: "{count} found" */
  countText: TextTemplate<[count: number]>;
  /** Gets the typed text, for commands of a server: put them into a group that is `found`. */
  onTypedChange?: (typed: string) => void;
  /** Shows below the list while commands of a server are on their way: "Searching" */
  loadingText?: string | undefined;
  label: string;
  /** Called before a command does its work. */
  onDone: () => void;
}

/** The field and its list. The field keeps the focus and names the active command, at first the first one. */
export function CommandList({ groups, label, placeholder, onTypedChange, onDone, ...texts }: CommandListProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const shown = matchingGroups(groups, typed);
  const commands = shown.flatMap((group) => group.commands);
  const active = commands.find((command) => command.id === chosen) ?? commands[0];
  const idOf = (command: Command) => `${id}-${command.id}`;
  const activeId = active && idOf(active);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && active) {
      setChosen(commands.at((commands.indexOf(active) + step) % commands.length)?.id);
    } else if (event.key === 'Enter' && activeId) {
      document.getElementById(activeId)?.click();
    } else return;
    event.preventDefault();
  };

  return (
    <div className={styles.menu}>
      <span className={box}>
        <span className={affix}>
          <Icon of={Search} />
        </span>
        <input
          type="text"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={commands.length > 0}
          aria-controls={commands.length > 0 ? id : undefined}
          aria-activedescendant={activeId}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={typed}
          className={control}
          onChange={({ target }) => {
            setTyped(target.value);
            setChosen(undefined);
            onTypedChange?.(target.value);
          }}
          onKeyDown={unlessComposing(onKeyDown)}
        />
      </span>
      {commands.length > 0 && (
        <div
          id={id}
          role="listbox"
          aria-label={label}
          className={styles.list}
          // keeps the focus in the field
          onMouseDown={(event) => event.preventDefault()}
        >
          {shown.map((group, at) => {
            const labelId = `${id}-group-${at}`;
            return (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of options
              <div key={group.label} role="group" aria-labelledby={labelId}>
                <span id={labelId} className={styles.heading}>
                  {group.label}
                </span>
                {group.commands.map((command) => (
                  <CommandOption
                    key={command.id}
                    command={command}
                    id={idOf(command)}
                    active={command === active}
                    onChoose={() => {
                      onDone();
                      command.onSelect?.();
                    }}
                  />
                ))}
              </div>
            );
          })}
        </div>
      )}
      <CommandStatus {...texts} count={commands.length} />
    </div>
  );
}

interface CommandStatusProps extends Pick<CommandListProps, 'emptyText' | 'countText' | 'loadingText'> {
  count: number;
}

/** How many there are, for screen readers; that there is none, or more on the way, for everybody. */
function CommandStatus({ emptyText, countText, loadingText, count }: CommandStatusProps) {
  const seen = loadingText ?? (count === 0 ? emptyText : undefined);
  return (
    <span role="status" className={seen === undefined ? visuallyHidden : styles.status}>
      {seen ?? fillTemplate(countText, ['count'], count)}
    </span>
  );
}
