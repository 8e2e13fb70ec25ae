-- How a text looks: without signs that nobody sees (before unaccent(), which makes a hyphen of a soft one), width, accents and case;
-- letters of other alphabets, 0, 1 and a capital I within a word read as the Latin letters that they look like.
CREATE FUNCTION fold_look(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT public.fold(translate(regexp_replace(normalize(regexp_replace(value, '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]+', '', 'g'), NFKC), '([a-z\u00df-\u00ff])I', '\1l', 'g'),
    'АВЕЅІЈКМНОРСТУХҮԚԜҺԀӀавеѕіјкмнорстухүԛԝһԁӏѵгΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβεικνορτυχıĸſɡɑǀ01|',
    'ABESIJKMHOPCTYXYQWHDlabesijkmhopctyxyqwhdlvrABEZHIKMNOPTYXabeikvoptuxiksgaloll')) $$;

-- A full name as people read it: two that differ only in how they look or in spaces are one.
CREATE OR REPLACE FUNCTION fold_name(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT regexp_replace(public.fold_look(value), '\s+', '', 'g') $$;
REINDEX INDEX users_full_name_read;

-- A full name that may be taken for another: hyphens, full stops and the like do not count either, nor does a title before it.
CREATE FUNCTION near_name(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT regexp_replace(regexp_replace(btrim(public.fold_look(value)), '^((dra?|dr\.a|doutora?|sra?|sr\.a|profa?|prof\.a|professora?|adv)([.]\s*|\s+))+', ''),
    '[\s\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u036f\u2010-\u205e]+', '', 'g') $$;

CREATE INDEX users_full_name_near ON users (near_name(full_name));
CREATE INDEX users_username_look ON users (fold_look(username));
CREATE INDEX users_email_look ON users (fold_look(email));
CREATE INDEX invitations_email_look ON invitations (fold_look(email));
