import { ChoiceHint } from '@potli/ui/ChoiceHint';
import { LogIn, UserRound } from 'lucide';
import { useApp } from '../../app/App.tsx';

/** Says what follows the email: it depends on whether there is an account. */
export function EmailHints() {
  const { productName } = useApp().site;
  return (
    <>
      <ChoiceHint icon={LogIn} title="Already a member?" text="The password box opens here." />
      <ChoiceHint icon={UserRound} title={`New to ${productName}?`} text="The signup form opens here." />
    </>
  );
}
