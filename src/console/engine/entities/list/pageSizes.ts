/** "Linhas a exibir" a person may choose from. */
export const pageSizes: readonly number[] = [10, 25, 50, 100, 200];

/** What a list opens with until its reader chooses another. */
export const usualPageSize = 25;
