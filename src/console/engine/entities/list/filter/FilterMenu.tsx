import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type MouseEvent, type ReactNode, useState } from 'react';
import type { Field } from '../../../../../field-types/types.ts';
import { useTexts } from '../../../i18n/texts.ts';

interface FilterMenuProps {
  readonly fields: readonly Field[];
  readonly choose: (field: Field) => void;
  /** Opens the builder, for what one condition a field cannot say. */
  readonly build: () => void;
  readonly button: (open: (event: MouseEvent<HTMLElement>) => void) => ReactNode;
}

/** The fields a list may be filtered by. */
export function FilterMenu({ fields, choose, build, button }: FilterMenuProps) {
  const { t, locale } = useTexts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isThere, setThere] = useState(false);
  const [chosen, setChosen] = useState<Field | 'builder' | null>(null);
  return (
    <>
      {button((event) => {
        setThere(true);
        setAnchor(event.currentTarget);
      })}
      {isThere && (
        <Menu
          anchorEl={anchor}
          open={anchor !== null}
          onClose={() => setAnchor(null)}
          slotProps={{
            list: { 'aria-label': t('list.filterBy') },
            // The editor opens when the menu has gone and given the focus back.
            transition: {
              onExited: () => {
                setThere(false);
                if (chosen === 'builder') build();
                else if (chosen) choose(chosen);
                setChosen(null);
              },
            },
          }}
        >
          {fields.map((field) => (
            <MenuItem
              key={field.name}
              onClick={() => {
                setChosen(field);
                setAnchor(null);
              }}
            >
              {field.label[locale]}
            </MenuItem>
          ))}
          <MenuItem
            className="menu-choice ruled"
            aria-keyshortcuts="F"
            onClick={() => {
              setChosen('builder');
              setAnchor(null);
            }}
          >
            {t('list.builder.open')}
          </MenuItem>
        </Menu>
      )}
    </>
  );
}
