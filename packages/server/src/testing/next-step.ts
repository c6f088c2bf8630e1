/** A step that an older program does not miss: what it adds has a value where nobody gives one. */
export const nextStep = `
  ALTER TABLE tables ADD COLUMN round integer NOT NULL DEFAULT 0;
  ALTER TABLE lines ADD COLUMN kind text;
  ALTER TABLE jobs ADD COLUMN tries integer NOT NULL DEFAULT 0;
  ALTER TABLE chat ADD COLUMN language text;
  ALTER TABLE people ADD COLUMN seen bigint NOT NULL DEFAULT 0;
  ALTER TABLE sessions ADD COLUMN address text;
  CREATE TABLE notes (person text, table_id text, body text NOT NULL, PRIMARY KEY (person, table_id));
  CREATE INDEX lines_kind ON lines (kind) WHERE kind IS NOT NULL;
`
