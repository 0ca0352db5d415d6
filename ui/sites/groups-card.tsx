import { observer } from 'mobx-react-lite';
import type { SiteFile } from '#core/site-file/site-file.schema.ts';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { Facts } from '../kit/facts.tsx';
import { Row } from '../kit/stack.ts';
import { useSiteFile } from './site-file-context.ts';

/** The group and the templates of a site (domain guide 6.11 "Groups"). */
export const GroupsCard = observer(({ file }: { readonly file: SiteFile }) => {
  const model = useSiteFile();
  const { line, targets } = file.groups;
  const own = line.at(-1);
  const above = line.slice(0, -1);
  const text = (group: (typeof line)[number]): string =>
    `${group.siteGroupNum} ${group.siteGroupName}`;
  return (
    <Card
      title="Groups"
      actions={
        <Row gap={2}>
          {model.may.edit && (
            <Button size="sm" onClick={() => model.open({ kind: 'templates' })}>
              Templates
            </Button>
          )}
          {model.may.move && targets.length > 0 && (
            <Button size="sm" onClick={() => model.open({ kind: 'move' })}>
              Move to another group
            </Button>
          )}
        </Row>
      }
    >
      <Facts
        facts={[
          { name: 'Site group', value: own === undefined ? null : text(own), absent: 'None' },
          { name: 'Part of', value: above.map(text).join(' › '), absent: 'No group above it' },
        ]}
      />
    </Card>
  );
});
