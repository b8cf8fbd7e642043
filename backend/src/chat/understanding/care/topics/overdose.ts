/** Swallowing too much, by accident or not, or something that is not food. */
export const overdose = `
poisoned|poisoning|=poising|vergiftung*|vergiftet|=giftnotruf|intoxica*|envenena*|vergiftigd|vergiftiging*|zatruci*|zatrul*|otrul*|otruci*|przedawkowa*
=poison ..1 =control|=center|=centre|=helpline
overdosed|overdosing|=oded|=od'd|=odd =on
=i|=have|=he|=she|=son|=daughter|=friend|=husband|=wife|=think|=took|=taken|=accident* ..4 overdos*|=od|=oded
uberdosiert|=uberdosis =genommen|=erwischt
=habe ..3 uberdosis
=he|=tengo|=tomado|=tome ..3 sobredosis
=heb|=genomen ..3 =overdosis
=heb ..4 =overgedoseerd
INGESTED ..4 8+|NUMBERWORD ..3 UNIT
INGESTED ..4 8+|NUMBERWORD ..2 =of =them|=these|=those
INGESTED ..2 8+|NUMBERWORD =instead|=today|=now|=by|=at ..1 =of|=once|=accident|=mistake|=time|$
INGESTED ..2 =to =many|=much
8+|NUMBERWORD ..3 UNIT ..6 INGESTED
=take|=taking|=eat|=swallow|=swallowing ..2 =whole|=entire|=full|=complete ..3 =bottle|=pack|=jar|=box
=take|=taking|=swallow|=swallowing ..2 =all =the|=my|=of ..2 UNIT
INGESTED ..4 =whole|=entire|=full|=complete|=all|=hele|=ganze|=ganzen|=todo|=toda|=entero|=entera|=caly|=cale|=cala|=alle|=wszystkie ..3 UNIT|=bottle|=packung|=flasche|=dose|=frasco|=bote|=verpakking|=opakowanie|=jar|=box|=container|=schachtel|=caja|=doos|=doosje|=sloik|=butelke|=butelka
=whole|=entire|=ganze|=ganzen|=hele|=todo|=cale|=caly|=alle ..3 UNIT|=bottle|=packung|=flasche|=frasco|=bote|=opakowanie|=jar ..5 INGESTED
INGESTED ..3 =times ..3 =dose|=amount|=dosage|=serving
0-17yo ..4 swallow*|=ate|=eaten|=drank
INGESTED ..4 =weeks|=months|=week|=month =supply|=worth
INGESTED ..4 =handful|=bunch|=lots|=loads|=dozens|=fistful|=tons|=ton|=hundreds|=many|=handvoll|=haufen|=punado|=monton|=handvol|=garsc|=duzo|=mnostwo|=sporo|=muchas|=muchisimas|=montones|=viele ..4 UNIT|=it|=them|=these|=those|=astaxanthin|=pills
INGESTED ..3 =too|=zu|=te|=za|=way|=far ..1 =many|=much|=viel|=viele|=veel|=duzo|=wiele
=zu|=te|=za|=too ..1 =viel|=viele|=veel|=duzo|=wiele|=vielen|=many|=much ..4 INGESTED
INGESTED ..3 demasiad*|=teveel|=zuviel|=zuviele
demasiad*|=teveel|=zuviel|=zuviele ..4 INGESTED
INGESTED ..8 ACCIDENT
ACCIDENT ..8 INGESTED
=by|=aus|=por|=per|=przez|=sin ACCIDENT ..6 =double|=twice|=wrong|=dose|=doppelt*|=dubbel*|=doble|=podwojn*
PEOPLE|=dog|=dogs|=cat|=puppy|=hund|=katze|=perro|=gato|=hond|=kat|=pies|=kot ..4 swallow*|=ate|=eaten|=drank|=geschluckt|=verschluckt|=gegessen|=gefressen|=trago|=tragado|=comio|=comido|=ingerido|=ingirio|=ingeslikt|=doorgeslikt|=opgegeten|=gegeten|=polknel*|=polknal*|=zjadl*|=polknie*
=old|=yo|=he|=she|=hes|=shes ..3 swallow*|=ate|=eaten|=drank ..3 UNIT|=pills|=some|=one|=whole
PEOPLE ..9 =swallowed|=swallows|=verschluckt|=geschluckt|=tragado|=ingeslikt|=polknelo|=polknela|=polknal
PEOPLE ..3 =got ..1 =into ..2 UNIT|=bottle|=them
PEOPLE ..3 =hat|=heeft|=ha|=se|=has ..5 =geschluckt|=verschluckt|=gegessen|=ingeslikt|=doorgeslikt|=opgegeten|=tragado|=comido|=swallowed|=eaten|=taken|=genommen|=gefressen|=gegeten
INGESTED ..3 40+mg|=500mg
INGESTED ..4 =by|=on =accident
=took|=taken|=genommen|=tomado|=genomen|=wzielam|=wzialem ..3 =double|=doble|=doppelt*|=dubbel*|=podwojn* ..1 =dose|=dosis|=dawke|=dosage
=double|=doppelte|=dubbele|=doble|=podwojna dose|dosis|=dawke ..2 INGESTED
pumped|pump ..2 stomach
=drank|=swallowed|=ate ..3 =bleach|=detergent|=desiccant|=silica|=battery
`;
