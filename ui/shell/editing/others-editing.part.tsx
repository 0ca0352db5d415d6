import UsersIcon from '@heroicons/react/16/solid/UsersIcon';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { editorsText } from '#core/sites/editors-text.rule.ts';
import { sitesApi } from '#core/sites/sites.api.ts';
import { TitleNote } from '../../kit/dialog.tsx';
import { createSection } from '../../sections/section.ts';
import { useRegistry } from '../registry.ts';
import { usePartSite } from '../site-part.tsx';
import { OthersEditingViewModel } from './others-editing.view-model.ts';

/** Says who else has an editor of the same site open, as long as the editor around it is open. */
export const OthersEditingPart = observer(() => {
  const model = useRegistry().create('othersEditing');
  const siteNum = usePartSite();
  useEffect(() => (siteNum === null ? undefined : model.begin(siteNum)), [model, siteNum]);
  const text = editorsText(model.names);
  return (
    <TitleNote role="status">
      {text !== null && (
        <>
          <UsersIcon width={16} height={16} aria-hidden />
          {text}
        </>
      )}
    </TitleNote>
  );
});

/** The line about other editors of a site. Its model is shared, so that two editors ask once. */
export const section = createSection(
  OthersEditingPart,
  {},
  {
    othersEditing: ({ gatewayOf, visibility }) =>
      new OthersEditingViewModel({ gateway: gatewayOf(sitesApi), visibility }),
  },
);
