import { observer } from 'mobx-react-lite';
import { Fragment, useState } from 'react';
import { goEntries } from '#core/navigation/go-entries.rule.ts';
import { navigationInput } from '#core/navigation/navigation-input.rule.ts';
import { KEY_GROUPS } from '#core/navigation/portal-key-list.ts';
import { Checkbox } from '../kit/checkbox.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Facts } from '../kit/facts.tsx';
import { Grid } from '../kit/grid.ts';
import { KeyCap } from '../kit/key-cap.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Heading, Text } from '../kit/text.ts';
import { createSection } from '../sections/section.ts';
import { useRegistry } from '../shell/registry.ts';

const GO = 'Go to a screen';

/** All keys of the portal, and the switch for those without Ctrl or Alt (WCAG 2.1.4). */
export const KeysDialog = observer(() => {
  const registry = useRegistry();
  const { view } = registry.create('session');
  const single = registry.create('singleKeys');
  const [on, setOn] = useState(single.on);
  if (view === null) return null;
  const { applicationNum } = view.user;
  const go = goEntries(navigationInput(view, registry.configuration)).map(({ key, entry }) => ({
    keys: ['g', key],
    does: entry.text,
    single: true as const,
  }));
  const groups = [
    ...KEY_GROUPS.filter(
      ({ applications }) => applications.length === 0 || applications.includes(applicationNum),
    ),
    ...(go.length === 0 ? [] : [{ title: GO, keys: go }]),
  ].map(({ title, keys }) => ({ title, keys: keys.filter((key) => on || key.single !== true) }));
  const turn = (wanted: boolean): void => {
    single.set(wanted);
    setOn(wanted);
  };
  return (
    <Dialog
      id="keys"
      title="Keyboard shortcuts"
      size="lg"
      onClose={() => registry.create('dialogs').close()}
    >
      <Stack gap={4}>
        <Checkbox id="single-keys" checked={on} onChange={turn}>
          Use keys without Ctrl or Alt
        </Checkbox>
        <Text size="small" tone="muted" near>
          Turn them off if you speak to your computer or press keys by accident. It counts for you
          in this browser.
        </Text>
        <Grid columns="fields" gap={4}>
          {groups.map(
            ({ title, keys }) =>
              keys.length > 0 && (
                <section key={title} aria-label={title}>
                  <Heading as="h3">{title}</Heading>
                  <Facts
                    short
                    facts={keys.map(({ keys: pressed, does }) => ({
                      name: does,
                      value: (
                        <Row gap={1} justify="end">
                          {pressed.map((key, at) => (
                            <Fragment key={key}>
                              {at > 0 && title === GO && ' then '}
                              <KeyCap kept>{key}</KeyCap>
                            </Fragment>
                          ))}
                        </Row>
                      ),
                    }))}
                  />
                </section>
              ),
          )}
        </Grid>
      </Stack>
    </Dialog>
  );
});

export const section = createSection(KeysDialog);
