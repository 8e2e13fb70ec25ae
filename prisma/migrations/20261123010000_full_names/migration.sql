-- A full name as people read it: two that differ only in case, accents, spaces or signs that nobody sees are one.
CREATE FUNCTION fold_name(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT regexp_replace(public.fold(normalize(value, NFKC)), '[\s\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0]+', '', 'g') $$;

CREATE INDEX users_full_name_read ON users (fold_name(full_name));
