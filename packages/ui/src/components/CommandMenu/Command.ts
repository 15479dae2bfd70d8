import type { IconNode } from 'lucide';
import { matchesTyped } from '../Combobox/matchesTyped.ts';

export interface Command {
  id: string;
  /** What it does: "Add a store" */
  label: string;
  /** After the label, and searched with it: "STORE-104" */
  detail?: string;
  /** Other words that people type for it. They are not shown. */
  keywords?: string;
  icon?: IconNode;
  /** The keys that do the same outside of the menu, as they are printed on a keyboard: ["Ctrl", "S"]. The page listens to them. */
  shortcut?: readonly string[];
  /** Makes it a link. */
  href?: string;
  /** Called when it is chosen, after the menu has closed. */
  onSelect?: () => void;
}

export interface CommandGroup {
  /** Heading of the group: "Go to" */
  label: string;
  commands: readonly Command[];
  /** They are what a search has found for the typed text: none is left out here. */
  found?: boolean;
}

/** The groups with the commands that have every typed word; groups without one are left out. */
export function matchingGroups(groups: readonly CommandGroup[], typed: string): readonly CommandGroup[] {
  const words = typed.trim();
  const shown = groups.map((group) => ({
    ...group,
    commands: group.found ? group.commands : group.commands.filter((command) => matches(command, words)),
  }));
  return shown.filter(({ commands }) => commands.length > 0);
}

const matches = ({ label, detail = '', keywords = '' }: Command, words: string) =>
  matchesTyped({ label, detail: `${detail} ${keywords}` }, words);
