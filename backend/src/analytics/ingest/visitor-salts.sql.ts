/** Adds the salt $2 of the day $1, to be destroyed at $3. A salt that the day has already stays. */
export const ADD_SALT = `
  INSERT INTO visitor_salts (day, salt, destroy_at) VALUES ($1, $2, $3) ON CONFLICT (day) DO NOTHING`;

/** Finds the salt of the day $1. */
export const FIND_SALT = 'SELECT salt FROM visitor_salts WHERE day = $1';

/** Finds every salt, oldest first. */
export const LIVING_SALTS = `
  SELECT to_char(day, 'YYYY-MM-DD') AS day, salt FROM visitor_salts ORDER BY visitor_salts.day`;
