import { createContext, useContext } from 'react';

/** Where a value is shown: the same one may stand under an owner (by row) and in its act. */
export type Place = OwnerPlace | 'liens' | 'acts' | 'opening' | 'closing';

export type OwnerPlace = `owner ${number}`;

export const ownerPlace = (row: number): OwnerPlace => `owner ${row}`;

const Context = createContext<Place>('acts');

export const PlaceContext = Context.Provider;
export const usePlace = (): Place => useContext(Context);
