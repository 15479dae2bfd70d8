import { getCurrentUser } from '@potli/api/contract/profile';
import { Heading } from '@potli/ui/components/Heading/Heading';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';

/** Greets by the first name, where it is known. */
export function Greeting() {
  const { data } = useQuery(apiQuery(useApp().api, getCurrentUser, {}));
  const [firstName] = data?.name.trim().split(/\s+/) ?? [];
  return <Heading level={1}>{firstName ? `Namaste, ${firstName}` : 'Namaste'}</Heading>;
}
