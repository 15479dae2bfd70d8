import { descriptions } from '@potli/machines/statecharts';

/** What each state and each event of a statechart means. */
export function StatechartWords({ id }: { id: string }) {
  const { states = {}, events = {} } = descriptions[id] ?? {};
  return (
    <table>
      <thead>
        <tr>
          <th>State or event</th>
          <th>Meaning</th>
        </tr>
      </thead>
      <tbody>
        {[...Object.entries(states), ...Object.entries(events)].map(([name, meaning]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
