import { intakePlace } from '#core/intake/intake-place.rule.ts';
import { Text } from '../kit/text.ts';

/** Says before the press what travels besides the words. */
export const SentWithIt = ({ path }: { readonly path: string }) => {
  const { route, appVersion } = intakePlace(path);
  return (
    <Text size="small" tone="muted" wrap="anywhere">
      Sent with it: the page you are on ({route}), portal version {appVersion}, and your name.
      Please write no passwords or passcodes.
    </Text>
  );
};
