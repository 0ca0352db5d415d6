import type { SiteInfo } from '#core/sites/site.schema.ts';
import { Card } from '../kit/card.tsx';
import { Facts } from '../kit/facts.tsx';
import { RowItem, Rows } from '../kit/rows.ts';
import { Text } from '../kit/text.ts';
import { ZonedTime } from '../kit/zoned-time.tsx';
import { ZoneNote } from '../shell/zone-note.tsx';

const words = (text: string | null) =>
  text === null ? null : (
    <Text measure wrap="lines">
      {text}
    </Text>
  );

/** What a dispatcher is told, and what waits at the door (domain guide 6.7). */
export const InstructionsCard = ({ info }: { readonly info: SiteInfo }) => {
  const { dispatchInstructions, directions, hazards, pets } = info.details;
  return (
    <Card title="Instructions">
      <Facts
        facts={[
          {
            name: 'Dispatch',
            value: words(dispatchInstructions),
            absent: 'No permanent dispatch instructions',
          },
          { name: 'Directions', value: words(directions) },
          { name: 'Hazards', value: words(hazards) },
          { name: 'Pets', value: words(pets) },
        ]}
      />
    </Card>
  );
};

/** What is worth knowing for now; a temporary one says how long. */
export const NotesCard = ({ info, now }: { readonly info: SiteInfo; readonly now: string }) => {
  const { notes } = info.details;
  return (
    <Card
      title="Notes"
      count={notes.length}
      inset={false}
      actions={<ZoneNote now={now} timeZone={info.timeZone} />}
    >
      <Rows>
        {notes.map(({ text, expiresAt }, place) => (
          <RowItem block inset="lg" key={place}>
            <Text measure wrap="lines">
              {text}
            </Text>
            {expiresAt !== null && (
              <Text as="small" size="caption" tone="muted">
                Until <ZonedTime at={expiresAt} now={now} timeZone={info.timeZone} />
              </Text>
            )}
          </RowItem>
        ))}
      </Rows>
    </Card>
  );
};
