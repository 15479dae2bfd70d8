import { Icon } from '@potli/ui/components/Icon/Icon';
import { Row } from '@potli/ui/components/Layout/Row';
import { Text } from '@potli/ui/components/Text/Text';
import { BadgeCheck } from 'lucide';

/** Says within the email field that it has an account. */
export function MemberMark() {
  return (
    <Text as="span" variant="badge" tone="money">
      <Row as="span" gap="xs">
        <Icon of={BadgeCheck} size={18} />
        Member
      </Row>
    </Text>
  );
}
