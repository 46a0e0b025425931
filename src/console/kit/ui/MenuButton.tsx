import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Icon } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { Glyph } from './Glyph.tsx';
import { IconCheck } from './icons.ts';
import './menuButton.css';

export interface MenuChoice {
  readonly key: string;
  readonly label: string;
  readonly icon?: Icon;
  readonly act: () => void;
  /** Why it is not the person's to do: said in its place, and nothing happens. */
  readonly withheld?: ReactNode;
  /** One of several that exclude each other: whether it is the one. */
  readonly checked?: boolean;
  readonly danger?: boolean;
  /** A sentence: told whole, on as many lines as it takes. */
  readonly whole?: boolean;
  /** Ruled off from what stands above. */
  readonly ruled?: boolean;
}

interface MenuButtonProps {
  readonly children: ReactNode;
  /** Where the button shows no words, or other words than its name. */
  readonly name?: string;
  readonly className?: string;
  readonly disabled?: boolean;
  readonly choices: readonly MenuChoice[];
}

/** A button that opens a few acts. What is chosen happens when the menu has gone and given the focus back. */
export function MenuButton({ children, name, className = '', disabled = false, choices }: MenuButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // A closed menu is not drawn: many buttons have one, and pages are drawn often.
  const [isThere, setThere] = useState(false);
  const [chosen, setChosen] = useState<MenuChoice | null>(null);
  return (
    <>
      <button
        id={id}
        type="button"
        className={`btn ${className}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(name ? { 'aria-label': name } : {})}
        disabled={disabled}
        onClick={(event) => {
          setThere(true);
          setAnchor(event.currentTarget);
        }}
      >
        {children}
      </button>
      {isThere && (
        <Menu
          anchorEl={anchor}
          open={anchor !== null}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{
            list: name ? { 'aria-label': name } : {},
            // Drawn outside of the page's landmarks, it is one of its own, called like its button.
            paper: { role: 'region', 'aria-labelledby': id },
            transition: {
              onExited: () => {
                setThere(false);
                setChosen(null);
                chosen?.act();
              },
            },
          }}
        >
          {choices.map((choice) => (
            <MenuItem
              key={choice.key}
              className={`menu-choice${choice.danger ? ' danger' : ''}${choice.ruled ? ' ruled' : ''}${choice.whole ? ' whole' : ''}`}
              {...(choice.checked === undefined
                ? {}
                : { role: 'menuitemradio', 'aria-checked': choice.checked, selected: choice.checked })}
              {...(choice.withheld ? { 'aria-disabled': true } : {})}
              onClick={() => {
                if (choice.withheld) return;
                setChosen(choice);
                setAnchor(null);
              }}
            >
              {choice.icon && <Glyph icon={choice.icon} small />}
              {choice.withheld ? (
                <span className="menu-withheld">
                  {choice.label} <span className="sm">{choice.withheld}</span>
                </span>
              ) : (
                <span className={choice.whole ? 'grow menu-whole' : 'grow cut'}>{choice.label}</span>
              )}
              {choice.checked && <Glyph icon={IconCheck} small />}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
