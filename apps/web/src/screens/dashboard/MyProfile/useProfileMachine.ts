import type { Client } from '@potli/api/client';
import { createUser, getCurrentUser, updateUser } from '@potli/api/contract/profile';
import { indiaDay } from '@potli/api/units/india';
import { profileMachine } from '@potli/machines/profile';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';

export type ProfileActor = ActorRefFrom<typeof profileMachine>;

export interface ProfileProps {
  state: SnapshotFrom<typeof profileMachine>;
  send: ProfileActor['send'];
}

/** The profile statechart with this app's effects. */
export function useProfileMachine(): [ProfileProps['state'], ProfileProps['send'], ProfileActor] {
  const { api } = useApp();
  const cache = useQueryClient();
  const [machine] = useState(() => provideEffects(api, cache));
  const [today] = useState(() => indiaDay(new Date()));
  return useMachine(machine, { input: { today } });
}

function provideEffects(api: Client, cache: QueryClient) {
  const query = apiQuery(api, getCurrentUser, {});
  return profileMachine.provide({
    actors: {
      loadProfile: fromPromise(() => cache.fetchQuery(query)),
      createProfile: fromPromise(async ({ input: body, signal }) => {
        const profile = await api.call(createUser, { body }, { signal });
        cache.setQueryData(query.queryKey, profile);
        return profile;
      }),
      updateProfile: fromPromise(async ({ input: body, signal }) => {
        const profile = await api.call(updateUser, { body }, { signal });
        cache.setQueryData(query.queryKey, profile);
        return profile;
      }),
    },
  });
}
