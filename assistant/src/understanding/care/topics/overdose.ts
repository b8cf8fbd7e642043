/** Swallowing too much, by accident or not, or something that is not food. */
export const overdose = `
poisoned|poisoning|=poising|vergiftung*|vergiftet|=giftnotruf|intoxica*|envenena*|vergiftigd|vergiftiging*|zatruci*|zatrul*|otrul*|otruci*|przedawkowa*
SWALLOWED|TOOK ..4 8+|NUMBERWORD ..3 UNIT
8+|NUMBERWORD ..3 UNIT ..6 SWALLOWED|TOOK
SWALLOWED|TOOK ..4 WHOLE ..3 UNIT|CONTAINER
SWALLOWED|TOOK ..3 UNIT|CONTAINER ..1 WHOLE
SWALLOWED|TOOK ..3 HALF ..2 CONTAINER
WHOLE ..3 UNIT|CONTAINER ..5 SWALLOWED
HALF ..2 CONTAINER ..5 SWALLOWED
CONTAINER ..4 =atonce ..4 SWALLOWED|TOOK|EMPTIED
SWALLOWED|TOOK|EMPTIED ..4 CONTAINER ..3 =atonce
CONTAINER ..4 EMPTIED ..4 =atonce
SWALLOWED|TOOK ..2 WHOLE ..4 =atonce
PEOPLE ..3 EMPTIED ..3 CONTAINER
SWALLOWED|TOOK ..2 EVERYTHING ..2 INSIDE ..5 CONTAINER
SWALLOWED|TOOK ..2 EVERYTHING ..7 CONTAINER
EVERYTHING ..7 CONTAINER ..3 INSIDE|SWALLOWED|TOOK
SWALLOWED|TOOK ..4 HEAP ..4 UNIT
HEAP ..2 UNIT ..4 SWALLOWED
SWALLOWED|TOOK ..8 ACCIDENT
ACCIDENT ..8 SWALLOWED|TOOK
SWALLOWED|TOOK ..3 demasiad*|=teveel|=zuviel|=zuviele
demasiad*|=teveel|=zuviel|=zuviele ..4 SWALLOWED|TOOK
SWALLOWED|TOOK ..3 40+mg|=500mg
SWALLOWED|TOOK ..2 8+|NUMBERWORD ..3 =instead|=statt|=anstatt|=vez|=plaats|=zamiast
PEOPLE ..9 SWALLOWED

[en]
=poison ..1 =control|=center|=centre|=helpline
overdosed|overdosing|=oded|=od'd|=odd =on
=i|=have|=he|=she|=son|=daughter|=friend|=husband|=wife|=think|=took|=taken|=accident* ..4 overdos*|=od|=oded
SWALLOWED|TOOK ..4 8+|NUMBERWORD ..2 =of =them|=these|=those
SWALLOWED|TOOK ..2 8+|NUMBERWORD =today|=now|=atonce|=by ..1 =accident|=mistake|$
SWALLOWED|TOOK ..3 =to|=too|=way|=far ..1 =many|=much
=too ..1 =many|=much ..4 SWALLOWED|TOOK
=take|=taking|=eat|=swallow|=swallowing ..2 =whole|=entire|=full|=complete ..3 CONTAINER
=take|=taking|=swallow|=swallowing ..2 =all =the|=my|=of ..2 UNIT
SWALLOWED|TOOK =all =of =them|=it|=these|=those
SWALLOWED|TOOK =them|=it|=these =all
SWALLOWED|TOOK ..1 =every =single|=last ..2 =one|=bit|UNIT
SWALLOWED|TOOK ..2 =up =every =single|=last
SWALLOWED ..4 =the ..1 =lot
=took|=taken =the ..1 =lot
SWALLOWED 8+|NUMBERWORD AFTERNUMBER
SWALLOWED ..1 =about|=around|=like|=roughly|=over|=nearly|=almost|=maybe|=least|=than|=a|=another ..1 8+|NUMBERWORD AFTERNUMBER
=i|=ive|=have|=has|=he|=hes|=she|=shes|=they|=we|PEOPLE|=dad|=mum|=mom|=husband|=wife|=friend ..2 =took|=taken ..1 8+|NUMBERWORD AFTERNUMBER
SWALLOWED|=took|=taken ..2 =handful*|=fistful*|=bunch|=hundreds|=dozens AFTERNUMBER
=washed =down ..2 8+|NUMBERWORD|HEAP|=all|=lot|=everything
=washed =down =the|=my|=his|=her ..1 WHOLE|CONTAINER
=washed ..3 8+|NUMBERWORD|HEAP|=all|=lot|=everything ..3 =down
=drank|=drunk|=ate|=eaten|=swallowed|=downed =the|=this|=that|=my|=his|=her|=their CONTAINER
SWALLOWED|TOOK ..1 =the|=my =rest|=remaining|=remainder ..3 UNIT|CONTAINER
EMPTIED|=poured ..3 CONTAINER ..4 =mouth|=throat
=shared ..2 WHOLE ..2 CONTAINER ..2 UNIT
SWALLOWED|TOOK ..3 =times ..3 =dose|=amount|=dosage|=serving
SWALLOWED|TOOK ..4 =weeks|=months|=week|=month =supply|=worth
SWALLOWED|TOOK ..4 HEAP ..4 =it|=them|=these|=those|=astaxanthin
SWALLOWED|TOOK ..4 =by|=on =accident
SWALLOWED|TOOK ..3 =double|=twice ..2 =dose|=dosage|=amount
=double dose ..2 SWALLOWED|TOOK
=by ACCIDENT ..6 =double|=twice|=wrong|=dose
0-17yo ..4 swallow*|=ate|=eaten|=drank
=old|=yo|=he|=she|=hes|=shes ..3 swallow*|=ate|=eaten|=drank ..3 UNIT|=some|=one|=whole
PEOPLE|=dog|=dogs|=cat|=puppy ..4 SWALLOWED
PEOPLE ..3 =got ..1 =into ..2 UNIT|CONTAINER|=them
PEOPLE ..3 =has ..5 =taken
pumped|pump ..2 stomach
=drank|=swallowed|=ate ..3 =bleach|=detergent|=desiccant|=silica|=battery

[de]
uberdosiert|=uberdosis =genommen|=erwischt
=habe ..3 uberdosis
SWALLOWED|TOOK ..3 =zu ..1 =viel|=viele|=vielen
=zu ..1 =viel|=viele|=vielen ..4 SWALLOWED|TOOK
=aus ACCIDENT ..6 =doppelt*
=doppelte dosis ..2 SWALLOWED|TOOK
PEOPLE|=hund|=katze ..4 SWALLOWED

[es]
=he|=tengo|=tomado|=tome ..3 =sobredosis
=por|=sin ACCIDENT ..6 =doble
TOOK ..3 =doble ..1 =dosis
=doble =dosis ..2 TOOK
PEOPLE|=perro|=gato ..4 SWALLOWED|TOOK
=acabo =de =tragarme|=tomarme|=comerme ..1 8+|NUMBERWORD|WHOLE

[nl]
=heb|=genomen ..3 =overdosis
=heb ..4 =overgedoseerd
SWALLOWED|TOOK ..3 =te ..1 =veel
=te ..1 =veel ..4 SWALLOWED|TOOK
=per ACCIDENT ..6 =dubbel*
=dubbele dosis ..2 SWALLOWED|TOOK
PEOPLE|=hond|=kat ..4 SWALLOWED

[pl]
SWALLOWED|TOOK ..3 =za ..1 =duzo|=wiele
=za ..1 =duzo|=wiele ..4 SWALLOWED|TOOK
=przez ACCIDENT ..6 =podwojn*
SWALLOWED|TOOK ..3 =podwojn* ..1 =dawke
=podwojna =dawke ..2 SWALLOWED|TOOK
PEOPLE|=pies|=kot ..4 SWALLOWED
`;
