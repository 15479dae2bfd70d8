import { Heading } from '@potli/ui/components/Heading/Heading';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { currentUserQuery } from '../../../features/session/currentUserQuery.ts';

/** Greets by the first name, where it is known. */
export function Greeting() {
  const { data } = useQuery(currentUserQuery(useApp().api));
  const [firstName] = data?.name.trim().split(/\s+/) ?? [];
  return <Heading level={1}>{firstName ? `Namaste, ${firstName}` : 'Namaste'}</Heading>;
}
