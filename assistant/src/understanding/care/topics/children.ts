/** A child, or a person who says that they are under 18. */
export const children = `
0-17 =y =o

[en]
=child|=children|=childs|=childrens|=kid|=kids|toddler*|infant*|=baby|=babies|=babys|=teen|=teens|teenager*|=teenage|adolescen*|=minors|=underage|=newborn*|=preschooler*|=preteen*|=tween*|pediatri*|paediatri*|=chidren|=childern|=chlid|=chidl|=chil|=youngster*|=grandchild*|=grandkid*
=a|=am|=im|=still =minor
=under ..1 18|eighteen
=under|=below|=younger ..1 0-17 =years|=year|=yrs
=under|=below =16|=eighteen
=not|=isnt|=arent|=aint ..1 =yet ..1 =18|=eighteen
=my|=our|=his|=her|=a|=old =son|=daughter|=boy|=girl|=nephew|=niece|=grandson|=granddaughter|=lad
=my|=our =little|=younger|=small =one|=ones|=brother|=sister
=i|=hes|=shes|=im ..1 =am|=was|=be|=turned|=turn|=turning|=just|=only ..2 MINOR|MINORWORD AFTERAGE
=am|=hes|=shes ..2 MINOR|MINORWORD AFTERAGE
=he|=she|=they|PEOPLE|=brother|=sister|=cousin|=friend|=student|=girlfriend|=boyfriend ..2 =is|=are|=turned|=turns|=turning ..1 MINOR|MINORWORD AFTERAGE
=i =am ..1 10-17
=turn|=turns|=turning|=turned|=m|=f 10-17
10-17 =here
MINOR|MINORWORD =yo|=yrold
0-17yo
MINOR|MINORWORD ..1 =years|=year|=yrs|=yr|=jears|=yeras|=yaer*|=yeas ..1 =old|=olds|=boy|=girl
MINOR|MINORWORD =year|=years =of =age
=age|=aged ..1 MINOR|MINORWORD
=am|=still|=go|=attend ..3 =middle|=elementary|=primary|=high|=secondary =school|=schooler
=6th|=7th|=8th|=9th|=10th|=11th|=sixth|=seventh|=eighth|=ninth|=tenth =grade|=grader
=schoolboy|=schoolgirl|=sixthgrader|=highschooler|=schoolkid*

[de]
=kind|=kindes|=kinder|=kindern|=kinds|=saugling*|=sauglinge|=baby|jugendlich*|kleinkind*|=teenager*|=enkel|=enkelin|=enkelkind*|=minderjahrig*|=schulkind*|=schuler|=schulerin|=babys
=mein|=meine|=meinem|=meiner|=meinen|=unser|=unsere =sohn|=tochter|=junge|=neffe|=nichte|=kleine|=kleiner
=bin|=werde ..1 10-17
=bin ..2 MINOR|MINORWORD =jahre|=jahr|=und|=kann|=darf|=aber|=alt|=ist|$
=er|=sie|PEOPLE ..2 =ist|=wird ..2 MINOR|MINORWORD =jahre|=und|$
MINOR|MINORWORD =jahre|=jahrige|=jahriger|=jahrigen|=jaehrig*|=jahrig* ..1 =alt|=alte|=alter|=sohn|=tochter|=junge|=madchen|$
MINOR|MINORWORD =jahrig*
=unter ..1 =18|=16|=achtzehn

[es]
=nino|=ninos|=nina|=ninas|=bebe|=bebes|=hijo|=hijos|=hija|=hijas|=hijito|=hijita|=adolescente*|=infantil|=nieto|=nieta|=nietos|=chaval*|=crio|=crios
=menor ..1 =edad
=menores|=soy =menor
=tengo ..1 MINOR|MINORWORD =anos|=anitos|=y|=puedo|=ano|$
=tiene|=cumpli|=cumplo|=cumple|=cumplido|=con ..1 MINOR|MINORWORD =anos|=anitos
=chico|=chica|=joven|=persona|=alguien|=sobrin*|=herman*|=menor ..1 =de MINOR|MINORWORD =anos
=soy ..3 MINOR =anos

[nl]
=kinderen|=kindje|=kindjes|=kind|=zoon|=zoontje|=dochter|=dochtertje|=peuter*|=kleuter*|=baby's|=tiener*|=puber*|=minderjarig*|=kleinzoon|=kleindochter|=kleinkinderen|=scholier*|=jongere|=jongeren
=ben|=word ..1 10-17
=ben ..2 MINOR|MINORWORD =jaar|=en|=mag|=kan|=maar|=jr|$
=hij|=zij|=ze|PEOPLE|=broer|=zus ..1 =is ..1 MINOR|MINORWORD =jaar|=en|$
MINOR|MINORWORD =jaar|=jarige|=jarig =oud|=oude|=zoon|=dochter
MINOR|MINORWORD =jarig*
=onder ..1 =18|=16

[pl]
=dziecko|=dziecka|=dziecku|=dzieckiem|=dzieci|=dzieciom|=dziecmi|=dzieciecy*|=niemowl*|=nastolat*|=syn|=syna|=synowi|=synek|=synka|=synkowi|=corka|=corki|=corce|=corke|=coreczka|=coreczki|=coreczce|=nieletni*|=niepelnoletni*|=maluch*|=maluszek|=wnuk|=wnuka|=wnukowi|=wnuczka|=wnuczki|=wnuczce|=przedszkolak*|=uczniem|=uczennica
=mam|=ma|=skoncz*|=majac|=mial* ..1 MINOR|MINORWORD ..1 =lat|=latek|=lata|=i|=czy|=moge|$
MINOR|MINORWORD =lat|=latek|=latni*|=latk* ..1 =i|=corka|=syn|=i|$
=w =wieku MINOR|MINORWORD
=ponizej =18
`;
