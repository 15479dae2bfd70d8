import { Icon } from '../Icon/Icon.tsx';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import type { Command } from './Command.ts';
import * as styles from './CommandMenu.css.ts';

interface CommandOptionProps {
  command: Command;
  id: string;
  active: boolean;
  onChoose: () => void;
}

/** One command: a link where it leads to a page, so that it opens in a new tab, too. */
export function CommandOption({ command, id, active, onChoose }: CommandOptionProps) {
  const Anchor = useAnchor();
  const shared = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': active,
    'aria-keyshortcuts': command.shortcut?.join('+'),
    className: styles.option,
    onClick: onChoose,
  } as const;
  const content = (
    <>
      {command.icon && <Icon of={command.icon} />}
      <span className={styles.label}>
        {command.label}
        {command.detail && <span className={styles.detail}> {command.detail}</span>}
      </span>
      {command.shortcut && (
        <span aria-hidden className={styles.keys}>
          {command.shortcut.map((key) => (
            <kbd key={key} className={styles.key}>
              {key}
            </kbd>
          ))}
        </span>
      )}
    </>
  );
  return command.href === undefined ? (
    <button type="button" {...shared}>
      {content}
    </button>
  ) : (
    <Anchor href={command.href} {...shared}>
      {content}
    </Anchor>
  );
}
