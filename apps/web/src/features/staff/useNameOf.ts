import { type Colleague, listColleagues } from '@potli/api/contract/staff';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app/App.tsx';
import { apiQuery } from '../../app/apiQuery.ts';
import { programName } from './programName.ts';

const none: readonly Colleague[] = [];

/** @returns the name of who did something, a person (`member:4`) or a program; who gave no name stays as it is */
export function useNameOf(): (who: string) => string {
  const { data = none } = useQuery(apiQuery(useApp().api, listColleagues, {}));
  return (who) => data.find((colleague) => colleague.who === who)?.name ?? programName(who) ?? who;
}
