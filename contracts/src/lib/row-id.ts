/** The largest id of a row: what PostgreSQL's integer holds. */
export const MAX_ROW_ID = 2_147_483_647;
